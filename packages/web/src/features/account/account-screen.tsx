import type { User } from '@first60/contract';
import { ClipboardList, HardDrive, HeartPulse, ScrollText, Stamp } from 'lucide-react';
import { m } from '../../paraglide/messages.js';
import { useOnline } from '../../server/connection.ts';
import { useOpenNames } from '../../session/open-names.ts';
import { Alert } from '../../ui/alert.tsx';
import { Disclosure } from '../../ui/disclosure.tsx';
import { Screen } from '../../ui/screen.tsx';
import { ScreenLinks } from '../../ui/screen-links.tsx';
import { AccountSummary } from './account-summary.tsx';
import { DataDownload } from './data-download.tsx';
import { DeleteForm } from './delete-form.tsx';
import { PasswordForm } from './password-form.tsx';
import { ProfileForm } from './profile-form.tsx';
import { QuestionsSection } from './questions-form.tsx';
import { SessionList } from './session-list.tsx';

const SECTIONS = ['profile', 'password', 'questions', 'sessions', 'data', 'delete'] as const;
type Section = (typeof SECTIONS)[number];

const TITLES: Record<Section, () => string> = {
  profile: m.account_profile,
  password: m.account_password,
  questions: m.account_questions,
  sessions: m.account_sessions,
  data: m.account_data,
  delete: m.account_delete,
};

export function AccountScreen({ user }: { user: User }) {
  const { open, set } = useOpenNames('account.open', SECTIONS, ['profile']);
  const online = useOnline();
  return (
    <div className="mx-auto max-w-2xl">
      <Screen title={m.account_title()}>
        <div className="flex flex-col gap-3">
          <AccountSummary user={user} />
          <ScreenLinks
            label={m.account_device()}
            links={[
              { href: '/assessments', Icon: ClipboardList, text: m.assessments_title() },
              { href: '/code', Icon: HeartPulse, text: m.arrest_practice_link() },
              { href: '/code/log', Icon: ScrollText, text: m.arrest_after_list() },
              { href: '/storage', Icon: HardDrive, text: m.storage_title() },
              { href: '/desk', Icon: Stamp, text: m.desk_title() },
            ]}
          />
          {!online && <Alert tone="info">{m.account_offline()}</Alert>}
          {SECTIONS.map((section) => (
            <Disclosure
              key={section}
              level={2}
              title={TITLES[section]()}
              open={open.includes(section)}
              onOpen={(isOpen) => set(section, isOpen)}
            >
              <SectionBody section={section} user={user} />
            </Disclosure>
          ))}
        </div>
      </Screen>
    </div>
  );
}

function SectionBody({ section, user }: { section: Section; user: User }) {
  switch (section) {
    case 'profile':
      return <ProfileForm user={user} />;
    case 'password':
      return <PasswordForm email={user.email} />;
    case 'questions':
      return <QuestionsSection email={user.email} />;
    case 'sessions':
      return <SessionList />;
    case 'data':
      return <DataDownload />;
    case 'delete':
      return <DeleteForm email={user.email} />;
  }
}
