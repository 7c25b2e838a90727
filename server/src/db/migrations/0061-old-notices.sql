-- Notices are cleared by their age.
CREATE INDEX payment_notice_received ON payment_notice (received_at) WHERE state <> 'open';
