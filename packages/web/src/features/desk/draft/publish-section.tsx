import { type Draft, pathOf, paths } from '@first60/contract';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { m } from '../../../paraglide/messages.js';
import { useUserScope } from '../../../session/use-user-scope.ts';
import { Button } from '../../../ui/button.tsx';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { DeskSection } from '../desk-section.tsx';
import { Failure } from '../failure.tsx';
import { useDeskAction } from '../use-desk-action.ts';
import { devicesText } from '../words/devices-text.ts';
import { isApproved } from './approvals.ts';

/**
 * Publishes an approved draft after confirmation.
 * @param devices number of devices with the previous edition; undefined if there is none
 */
export function PublishSection({ draft, devices }: { draft: Draft; devices: number | undefined }) {
  const [asked, setAsked] = useState(false);
  const [, go] = useLocation();
  const { call } = useUserScope();
  const { run, isPending, failure } = useDeskAction({
    act: () => call('POST', pathOf(paths.deskPublish, { id: draft.id })),
    done: ({ version }) => m.desk_published_now({ version }),
    onDone: ({ version }) => go(`/desk/editions/${version}`),
  });
  const { title, version } = draft;
  if (!isApproved(draft.approvals)) return null;
  return (
    <DeskSection title={m.desk_publish()}>
      <p>{m.desk_publish_text()}</p>
      <Failure sentence={failure} />
      <Button size="main" className="sm:self-start" disabled={isPending} onClick={() => setAsked(true)}>
        {isPending ? m.desk_working() : m.desk_publish_version({ version })}
      </Button>
      <ConfirmDialog
        open={asked}
        title={m.desk_publish_title({ version, title })}
        confirm={m.desk_publish()}
        onConfirm={() => {
          setAsked(false);
          run();
        }}
        onCancel={() => setAsked(false)}
      >
        <p>{devices === undefined ? m.desk_publish_first() : m.desk_publish_sure({ devices: devicesText(devices) })}</p>
      </ConfirmDialog>
    </DeskSection>
  );
}
