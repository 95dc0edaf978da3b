import { ClipboardList, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'wouter';
import { protocolHref } from '../../addresses/protocol-href.ts';
import { m } from '../../paraglide/messages.js';
import { Button, buttonClass } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Screen } from '../../ui/screen.tsx';
import { AssessmentList } from '../assessment-list.tsx';
import { useSavedAssessments } from '../saved-assessments.ts';

/** All results saved on this device, newest first. Results are never sent, so they are available offline. */
export function AssessmentsScreen() {
  const { list, remove, removeAll } = useSavedAssessments();
  const [asking, setAsking] = useState(false);
  return (
    <div className="mx-auto max-w-4xl">
      <Screen title={m.assessments_title()}>
        <div className="flex flex-col gap-3">
          <p className="text-ink-2">{m.assessments_intro()}</p>
          {list.length === 0 ? (
            <NoAssessments />
          ) : (
            <>
              <div className="flex flex-wrap items-center justify-between gap-2">
                <h2 aria-live="polite" className="text-lg font-bold">
                  {list.length === 1 ? m.assessments_count_one() : m.assessments_count({ count: list.length })}
                </h2>
                <Button variant="secondary" className="print:hidden" onClick={() => setAsking(true)}>
                  <Trash2 aria-hidden className="size-5 shrink-0" />
                  {m.assessments_delete_all()}
                </Button>
              </div>
              <AssessmentList saved={list} onDelete={remove} />
            </>
          )}
        </div>
        <ConfirmDialog
          open={asking}
          title={
            list.length === 1 ? m.assessments_delete_title_one() : m.assessments_delete_title({ count: list.length })
          }
          confirm={m.assessments_delete_all()}
          onConfirm={() => {
            setAsking(false);
            removeAll();
          }}
          onCancel={() => setAsking(false)}
        >
          <p>{m.assessments_delete_text()}</p>
        </ConfirmDialog>
      </Screen>
    </div>
  );
}

function NoAssessments() {
  return (
    <Notice Icon={ClipboardList} title={m.assessments_empty()}>
      <p>{m.assessments_empty_next()}</p>
      <div className="mt-3 flex flex-wrap justify-center gap-2">
        <Link href={protocolHref('stroke')} className={buttonClass('secondary')}>
          {m.assessments_open_stroke()}
        </Link>
        <Link href={protocolHref('altered-mental-status')} className={buttonClass('secondary')}>
          {m.assessments_open_gcs()}
        </Link>
      </div>
    </Notice>
  );
}
