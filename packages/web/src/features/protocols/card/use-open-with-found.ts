import { useState } from 'react';
import type { OpenNames } from '../../../session/open-names.ts';

/** What is open, with what a search leads to: that is open too, until the user closes it. */
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
