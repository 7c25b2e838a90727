import { fragment } from "@placket/contract/fragment";

/** What the page of an order asks, whoever's it is. */
export const ownOrderFields = fragment(
  "OwnOrderFields",
  `fragment OwnOrderFields on CustomerOrder {
    id
    number
    order_date
    status
    status_code
    is_exchange
    email
    token
    items {
      id
      product_name
      product_sku
      product_url_key
      product_sale_price { value currency }
      quantity_ordered
      quantity_shipped
      quantity_canceled
      quantity_exchanged
      quantity_refunded
      selected_options { label value price { value currency } }
      row_total { value currency }
      image
      sewn_pictures { url label }
      team
    }
    raw_totals { code phrase values amount { value currency } }
    billing_address {
      firstname lastname company street city region region_code postcode country_code
    }
    shipping_address {
      firstname lastname company street city region region_code postcode country_code
    }
    shipping_method
    arrival { from to }
    payment_methods { name }
    on_account { due_at state }
    comments { message timestamp code phrase values }
    shipments {
      number
      date
      items { id product_name quantity_shipped }
      tracking { title number url }
    }
    invoices { number date total { grand_total { value currency } } }
    credit_memos { number date total { grand_total { value currency } } }
  }`,
);
