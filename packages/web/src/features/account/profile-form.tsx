import { CERTIFICATION_LEVELS, limits, paths, type User } from '@first60/contract';
import { missingTexts } from '../../forms/missing.ts';
import { NameFields } from '../../forms/name-fields.tsx';
import { m } from '../../paraglide/messages.js';
import { setUser } from '../../session/identity.ts';
import { useSessionText } from '../../session/session-state.ts';
import { useUserScope } from '../../session/use-user-scope.ts';
import { SelectField } from '../../ui/fields/select-field.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { toast } from '../../ui/toast.ts';
import { AccountForm } from './account-form.tsx';
import { keepChanges, type ProfileDraft, withChanges } from './profile-draft.ts';

export function ProfileForm({ user }: { user: User }) {
  const { call } = useUserScope();
  const [kept, setKept] = useSessionText('account.profile');
  const draft = withChanges(user, kept);
  const change = (part: Partial<ProfileDraft>) => setKept(keepChanges(user, { ...draft, ...part }));
  const level = CERTIFICATION_LEVELS.find((option) => option === draft.certificationLevel) ?? '';
  return (
    <AccountForm
      check={() => missingTexts({ firstName: draft.firstName, lastName: draft.lastName })}
      send={async () => {
        setUser(await call('PUT', paths.account, { ...draft, certificationLevel: level }));
      }}
      onSent={() => {
        setKept('');
        toast({ title: m.account_profile_saved() });
      }}
      label={m.account_save()}
      pendingLabel={m.account_saving()}
    >
      {(errorOf) => (
        <>
          <NameFields names={draft} onChange={change} errorOf={errorOf} />
          <SelectField
            name="certificationLevel"
            label={m.auth_certification_level()}
            placeholder={m.account_not_stated()}
            options={CERTIFICATION_LEVELS}
            value={draft.certificationLevel}
            onValue={(certificationLevel) => change({ certificationLevel })}
          />
          <TextField
            name="department"
            label={m.account_department()}
            autoComplete="organization"
            maxLength={limits.departmentMax}
            value={draft.department}
            onValue={(department) => change({ department })}
          />
        </>
      )}
    </AccountForm>
  );
}
