/** The maps link to open. Undefined if it is missing or '#', in which case the button is disabled. */
export function directionsHref(mapsUrl: string | null | undefined): string | undefined {
  const href = mapsUrl?.trim();
  return href === undefined || href === '' || href === '#' ? undefined : href;
}

/** "+966 11 464 7272": grouped as a Saudi landline number is read aloud. Other numbers stay unchanged. */
export const readablePhone = (phone: string): string => phone.replace(/^(\+966)(\d\d)(\d{3})(\d{4})$/, '$1 $2 $3 $4');
