/** The maps link to open, or undefined where it is missing or '#': the button is then disabled. */
export function directionsHref(mapsUrl: string | null | undefined): string | undefined {
  const href = mapsUrl?.trim();
  return href === undefined || href === '' || href === '#' ? undefined : href;
}

/** "+966 11 464 7272": how a Saudi landline is read out. Other numbers stay as they are. */
export const readablePhone = (phone: string): string => phone.replace(/^(\+966)(\d\d)(\d{3})(\d{4})$/, '$1 $2 $3 $4');
