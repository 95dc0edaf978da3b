import type { DoseLine } from '@first60/clinical';

/** What a medication line says of doses, without its words: the same of a card's line and of a plan's. */
export const doseLineOf = ({
  medication,
  indication,
  kind,
  adult,
  pediatric,
  preparation,
  routes,
  first,
  purpose,
  whenUnsafe,
}: DoseLine): DoseLine => ({
  medication,
  indication,
  kind,
  ...(adult && { adult }),
  ...(pediatric && { pediatric }),
  ...(preparation && { preparation }),
  routes,
  ...(first && { first }),
  ...(purpose !== undefined && { purpose }),
  ...(whenUnsafe !== undefined && { whenUnsafe }),
});
