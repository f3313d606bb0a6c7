/** The email that confirms an order, in plain text. */
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
  withdrawal: {
    subject: 'Your withdrawal from order {number} at {shop}',
    received: 'Hello {name}, we received your withdrawal from order {number} on {moment}.',
    lines: 'You withdrew from:',
    next: 'We’ll email you how to send the products back, and refund you within 14 days.',
  },
} as const;
