/** The words of a search term: letters and digits only, so that none of them is an operator of the index. */
export function splitWords(term: string): readonly string[] {
  return (
    term
      .normalize('NFC')
      .toLowerCase()
      .match(/[\p{L}\p{M}\p{N}]+/gu) ?? []
  );
}
