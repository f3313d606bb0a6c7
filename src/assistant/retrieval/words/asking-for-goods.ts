/** What is asked for (folded) without the words that only ask for it: `tin cans` of `do you have any tin cans`. */
export function withoutAsking(text: string): string {
  return text.replace(asking, '').replace(/^(?:any|some|an?)\s+/, '');
}

/** The same with its article or number: `2 bags of lawn seed` of `i need 2 bags of lawn seed`. */
export function withoutWish(text: string): string {
  return text.replace(asking, '');
}

const asking =
  /^(?:(?:hi|hello|please|and)[\s,]+)*(?:(?:do you (?:also )?(?:have|sell|carry|stock)|have you got|got|can i (?:get|buy)|(?:i'm|i am|we're|we are) (?:looking|searching) for|(?:i|we) (?:also )?(?:need|want)|(?:i'd|i would|we'd|we would) like(?: to (?:buy|order|get|have))?|show me|looking for|searching for|is there|are there)\s+)?/;
