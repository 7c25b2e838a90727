-- What left the house: pieces of an order, and the parcels they are in.
CREATE SEQUENCE shipment_number START 100000001;

CREATE TABLE shipment (
  id bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
  order_id bigint NOT NULL REFERENCES sales_order ON DELETE CASCADE,
  number text NOT NULL UNIQUE DEFAULT nextval('shipment_number')::text,
  by_email text,
  created_at timestamptz NOT NULL
);
CREATE INDEX shipment_order ON shipment (order_id);

CREATE TABLE shipment_item (
  shipment_id bigint NOT NULL REFERENCES shipment ON DELETE CASCADE,
  order_item_id bigint NOT NULL REFERENCES order_item ON DELETE CASCADE,
  quantity integer NOT NULL CHECK (quantity > 0),
  PRIMARY KEY (shipment_id, order_item_id)
);
CREATE INDEX shipment_item_item ON shipment_item (order_item_id);

CREATE TABLE shipment_track (
  id bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
  shipment_id bigint NOT NULL REFERENCES shipment ON DELETE CASCADE,
  carrier text NOT NULL,
  number text NOT NULL,
  created_at timestamptz NOT NULL,
  UNIQUE (shipment_id, carrier, number)
);
