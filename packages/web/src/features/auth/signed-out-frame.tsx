import type { ReactNode } from 'react';
import { BrandBar } from '../../ui/brand-bar.tsx';

/** The frame of every signed-out screen: brand and theme above, the screen below. */
export function SignedOutFrame({ children }: { children: ReactNode }) {
  return (
    <div className="flex min-h-dvh flex-col">
      <BrandBar className="max-w-6xl" />
      <SignedOutMain>{children}</SignedOutMain>
    </div>
  );
}

/** The content below the brand, which the page itself shows before the app has loaded. */
export const SignedOutMain = ({ children }: { children: ReactNode }) => (
  <main className="mx-auto flex w-full max-w-6xl flex-1 flex-col px-4 pt-4 pb-[max(2rem,env(safe-area-inset-bottom))]">
    {children}
  </main>
);
