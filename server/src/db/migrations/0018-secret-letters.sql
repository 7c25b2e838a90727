-- A letter with a link that lets somebody in goes only while the link holds, and its words are kept no longer than
-- they are needed.
ALTER TABLE mail ADD COLUMN expires_at timestamptz;
COMMENT ON COLUMN mail.expires_at IS 'when the link of a secret letter is over; null for letters that stay true';
CREATE INDEX mail_secret_waiting ON mail (expires_at) WHERE is_secret AND sent_at IS NULL;

UPDATE mail SET body_text = '', body_html = '' WHERE is_secret AND sent_at IS NOT NULL;
UPDATE mail SET expires_at = staff_invitation.expires_at FROM outbox, staff_invitation
  WHERE is_secret AND sent_at IS NULL AND outbox.id = mail.outbox_id AND outbox.event = 'staff.invited'
    AND staff_invitation.id = (outbox.payload ->> 'invitationId')::bigint;
-- The invitations of these were taken up, taken back or replaced.
DELETE FROM mail WHERE is_secret AND sent_at IS NULL AND expires_at IS NULL;
