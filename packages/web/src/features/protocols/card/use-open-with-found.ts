import { useState } from 'react';
import type { OpenNames } from '../../../session/open-names.ts';

/** The open sections, including the one that a search leads to, until the user closes it. */
export function useOpenWithFound<Name extends string>({ open, set }: OpenNames<Name>, found: Name | undefined) {
  const [closed, setClosed] = useState<Name>();
  return {
    isOpen: (name: Name): boolean => open.includes(name) || (name === found && name !== closed),
    set: (name: Name, isOpen: boolean) => {
      set(name, isOpen);
      setClosed(isOpen ? undefined : name);
    },
  };
}
