/** How long a parcel is on the way, in words. */
export function formatDeliveryDays([shortest, longest]: readonly [number, number]): string {
  if (longest === 0) return 'Same day';
  const days = shortest === longest ? String(longest) : `${shortest} to ${longest}`;
  return `${days} working ${longest === 1 ? 'day' : 'days'}`;
}
