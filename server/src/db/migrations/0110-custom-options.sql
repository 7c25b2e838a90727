-- What is chosen of a product besides what makes its variants: Magento's custom options (decision 0142).
ALTER TABLE product ADD COLUMN custom_options jsonb NOT NULL DEFAULT '[]'
  CHECK (jsonb_typeof(custom_options) = 'array');
COMMENT ON COLUMN product.custom_options IS 'options with their values in their order, each with an id of its own within the product';

CREATE INDEX product_with_options ON product (id) WHERE custom_options <> '[]';
