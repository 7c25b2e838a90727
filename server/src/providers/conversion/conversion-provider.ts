/** One event as Meta takes it (Conversions API, server event parameters). */
export interface ServerEvent {
  readonly event_name: string;
  /** Seconds since 1970. */
  readonly event_time: number;
  readonly event_id: string;
  readonly action_source: "website";
  readonly event_source_url: string;
  /** Hashed, but the address and the browser, which Meta wants as they are. */
  readonly user_data: object;
  readonly custom_data: object;
}

/** Whoever is told of conversions. */
export interface ConversionProvider {
  /**
   * Tells of events in one call: all of them or none. Telling again is no harm: the same name and `event_id` count once.
   * @returns by what the call is found again there
   * @throws DeliveryFailure with words for staff when they were not taken
   */
  send(pixelId: string, events: readonly ServerEvent[]): Promise<{ readonly trace: string }>;
}
