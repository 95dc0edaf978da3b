import { m } from '../../paraglide/messages.js';

/** An edition's changes, one sentence each, in the server's order: doses first. */
export function ChangeList({ changes, isFirst = false }: { changes: readonly string[]; isFirst?: boolean }) {
  if (changes.length === 0) return <p>{isFirst ? m.desk_changes_first() : m.desk_changes_none()}</p>;
  return (
    <ol className="flex list-decimal flex-col gap-2 ps-8">
      {changes.map((change) => (
        <li key={change} className="ps-1 wrap-anywhere whitespace-pre-line">
          {change}
        </li>
      ))}
    </ol>
  );
}
