/** What people ask a shop about beside its goods. Weights are stored in this order. */
export const shopMatters: readonly string[] = `
  delivery-cost delivery-free delivery-time delivery-fast delivery-country delivery-day delivery-point
  delivery-upstairs delivery-carrier delivery-split delivery-track delivery-late delivery-address customs
  packaging collect return-period return-cost return-how return-used return-excluded refund-time exchange
  damaged cancel-order change-order warranty repair spare-parts payment-methods payment-invoice
  payment-instalments payment-when invoice-document business bulk-discount discount-code student-discount
  sale-dates price-match loyalty newsletter gift-card gift-wrap engraving custom-made assembly installation
  old-device trade-in second-hand rental sharpening-and-care advice measuring size-chart samples courses tours
  subscription restock preorder opening-hours holidays location parking accessibility dogs children contact
  response-time complaint who origin sustainability certificates jobs press account order-status privacy
  security reviews language age-limit minimum-order storage donation catalogue
`
  .trim()
  .split(/\s+/);
