import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { m } from '../../paraglide/messages.js';
import { useOnline } from '../../server/connection.ts';
import { Alert } from '../../ui/alert.tsx';
import { buttonClass } from '../../ui/button.tsx';
import { Screen } from '../../ui/screen.tsx';

interface DeskPageProps {
  title: string;
  /** The overview has no link back to itself. */
  isOverview?: boolean;
  children: ReactNode;
}

/** A desk screen: its heading, the way back to the overview, and a notice when there is no network. */
export function DeskPage({ title, isOverview = false, children }: DeskPageProps) {
  const online = useOnline();
  return (
    <div className="mx-auto max-w-5xl">
      {!isOverview && (
        <Link href="/desk" className={buttonClass('quiet', 'regular', '-ms-4 print:hidden')}>
          <ArrowLeft aria-hidden className="size-5 rtl:-scale-x-100" />
          {m.desk_title()}
        </Link>
      )}
      <Screen title={title}>
        <div className="flex flex-col gap-4">
          {!online && <Alert tone="info">{m.desk_offline()}</Alert>}
          {children}
        </div>
      </Screen>
    </div>
  );
}
