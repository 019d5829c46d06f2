/** What to do about what a field does not take, in every browser the same; null where the field says it anyhow. */
export function whatIsRefused(field: HTMLInputElement | HTMLTextAreaElement): string | null {
  const { validity, type } = field;
  if (validity.customError) return null;
  if (type === 'email') return 'Please enter a valid email address';
  if (validity.valueMissing) return 'This is blank: fill it in.';
  if (type === 'url') return 'Enter an address that begins with https:// or http://.';
  if (type === 'number' && 'min' in field) {
    const most = Number(field.max).toLocaleString('en');
    return `Enter a whole number from ${field.min} to ${most}.`;
  }
  return 'This cannot be read: enter it in another way.';
}
