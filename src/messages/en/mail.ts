/** The emails about an order, in plain text. Those of `merchant` are to the shop itself. */
export const mail = {
  subject: 'Your order {number} at {shop}',
  confirmed: 'Thank you, {name}. Your order {number} is confirmed.',
  subtotal: 'Subtotal: {amount}',
  discount: 'Discount: −{amount}',
  delivery: 'Delivery, {method}: {amount}',
  free: 'free',
  total: 'Total: {amount}',
  tax: 'Includes {amount} VAT ({rate}%)',
  deliverTo: 'Delivering to:',
  arrives: 'Arriving: {dates}',
  note: 'Your note: {note}',
  payment: 'The invoice comes with your parcel. Please pay it within 14 days.',
  link: 'View your order: {link}',
  track: 'Track your parcel: {link}',
  refundedAmount: 'Refunded: {amount}',
  shipped: {
    subject: 'Your order {number} at {shop} is on its way',
    text: 'Hello {name}, this is on its way to you from order {number}:',
  },
  cancelled: {
    subject: 'Your order {number} at {shop}: cancelled',
    text: 'Hello {name}, we’ve cancelled this in your order {number}:',
  },
  refunded: {
    subject: 'Your refund for order {number} at {shop}',
    text: 'Hello {name}, we’ve made a refund for your order {number}.',
  },
  merchant: {
    order: 'New order {number}, {amount}: {shop}',
    withdrawal: 'Withdrawal from order {number}: {shop}',
    note: 'Note from the customer: {note}',
    stock: 'Low stock: {shop}',
    stockOf: 'Low stock of {name}: {shop}',
    stockLine: { one: '{name}: {count} left', other: '{name}: {count} left' },
  },
  backInStock: {
    confirmSubject: 'Please confirm: {product}',
    confirm: 'Would you like an email when {product} is back in stock at {shop}? Please confirm it here: {link}',
    ignore: 'If you didn’t ask for this, ignore this email. We’ll delete your address after two days.',
    subject: '{product} is back in stock',
    back: '{product} is back in stock. You can order it here: {link}',
    once: 'You asked for this email, and it’s the only one: we’ve deleted your address from the list. Unsubscribe: {link}',
  },
  /** To the shop. */
  contact: { subject: 'Message from {name}: {shop}', from: 'From {name}, {email}' },
  newsletter: {
    confirmSubject: 'Please confirm: newsletter of {shop}',
    confirm: 'Would you like to receive the newsletter of {shop}? Please confirm it here: {link}',
    keep: 'You can unsubscribe by the same link at any time.',
  },
  withdrawal: {
    subject: 'Your withdrawal from order {number} at {shop}',
    received: 'Hello {name}, we received your withdrawal from order {number} on {moment}.',
    lines: 'You withdrew from:',
    next: 'We’ll email you instructions for sending the products back, and refund you within 14 days.',
  },
} as const;
