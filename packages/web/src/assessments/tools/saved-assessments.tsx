import { Link } from 'wouter';
import { m } from '../../paraglide/messages.js';
import { AssessmentList } from '../assessment-list.tsx';
import type { ToolId } from '../saved-assessment.ts';
import { useSavedAssessments } from '../saved-assessments.ts';

/** Results saved with the given tools on this device, newest first, and a link to all saved results. */
export function SavedAssessments({ tools }: { tools: readonly ToolId[] }) {
  const { list, remove } = useSavedAssessments();
  const saved = list.filter(({ tool }) => tools.includes(tool));
  return (
    <div className="mt-6 print:hidden">
      {saved.length > 0 && (
        <>
          <h5 className="mb-2 font-bold">{m.protocol_assessment_list()}</h5>
          <AssessmentList saved={saved} onDelete={remove} />
        </>
      )}
      <Link href="/assessments" className="flex min-h-12 w-fit items-center text-accent-ink underline">
        {m.assessments_all()}
      </Link>
    </div>
  );
}
