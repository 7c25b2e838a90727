/** What decides whether anything of a shopper is told. */
interface Tracking {
  /** Whether they consented to statistics (or, for recommendations, to marketing). */
  readonly isAllowed: boolean;
  /** `portal_data.entity_id`; 0 or undefined for whoever belongs to no portal (PORTAL-16). */
  readonly portalId: number | undefined;
  readonly tracksPortals: boolean;
  /** Somebody of the shop is in for a customer: what they do is not the customer's doing. */
  readonly isActedFor: boolean;
}

/** Whether what a shopper does may be told (ANALYTICS-07, PORTAL-16). */
export const mayTrack = ({
  isAllowed,
  portalId = 0,
  tracksPortals,
  isActedFor,
}: Tracking): boolean => isAllowed && !isActedFor && (portalId === 0 || tracksPortals);
