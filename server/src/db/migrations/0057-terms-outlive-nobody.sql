-- Whoever takes an account away says first what becomes of its payment terms: gone with it unseen, nobody would know any
-- more who owes.
ALTER TABLE payment_terms DROP CONSTRAINT payment_terms_customer_id_fkey,
  ADD CONSTRAINT payment_terms_customer_id_fkey FOREIGN KEY (customer_id) REFERENCES customer;
