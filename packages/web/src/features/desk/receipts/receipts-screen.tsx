import type { ReceiptRow } from '@first60/contract';
import { Download, Smartphone } from 'lucide-react';
import { useState } from 'react';
import { momentText } from '../../../device/moment-text.ts';
import { saveFile } from '../../../device/save-file.ts';
import { m } from '../../../paraglide/messages.js';
import { SearchBox } from '../../../search/search-box.tsx';
import { Button } from '../../../ui/button.tsx';
import { ChoiceChips } from '../../../ui/fields/choice-chips.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { useReceipts } from '../desk-client.ts';
import { DeskPage } from '../desk-page.tsx';
import { DeskQuery } from '../desk-query.tsx';
import { receiptsCsv } from './receipts-csv.ts';

/** Rows are rendered in steps, because a service has thousands of devices. */
const STEP = 100;
const ALL = 'all';

/** Lists which edition is installed on each user's devices. */
export function ReceiptsScreen() {
  return (
    <DeskPage title={m.desk_receipts()}>
      <p className="text-ink-2">{m.desk_receipts_text()}</p>
      <DeskQuery query={useReceipts()}>{(rows) => <Receipts rows={rows} />}</DeskQuery>
    </DeskPage>
  );
}

function Receipts({ rows }: { rows: readonly ReceiptRow[] }) {
  const [version, setVersion] = useState(ALL);
  const [text, setText] = useState('');
  const [limit, setLimit] = useState(STEP);
  const versions = [...new Set(rows.map((row) => row.version))].sort((one, other) => other - one).map(String);
  const named = text.trim().toLowerCase();
  const found = rows.filter(
    (row) => (version === ALL || String(row.version) === version) && row.name.toLowerCase().includes(named),
  );
  if (rows.length === 0) return <Notice Icon={Smartphone}>{m.desk_receipts_none()}</Notice>;
  return (
    <>
      <SearchBox
        label={m.desk_receipts_search()}
        placeholder={m.desk_receipts_search_placeholder()}
        text={text}
        onText={setText}
      />
      <ChoiceChips
        label={m.desk_edition()}
        chosen={version}
        onChoose={setVersion}
        scroll
        chips={[
          { value: ALL, label: m.desk_receipts_all() },
          ...versions.map((value) => ({ value, label: m.desk_edition_number({ version: value }) })),
        ]}
      />
      <div className="flex flex-wrap items-center justify-between gap-2">
        <p role="status" className="font-semibold">
          {m.desk_receipts_found({ found: found.length, all: rows.length })}
        </p>
        <Button variant="secondary" onClick={() => saveFile('first60-receipts.csv', 'text/csv', receiptsCsv(found))}>
          <Download aria-hidden className="size-5 shrink-0" />
          {m.desk_receipts_csv()}
        </Button>
      </div>
      <ReceiptTable rows={found.slice(0, limit)} />
      {found.length > limit && (
        <Button variant="secondary" size="main" onClick={() => setLimit(limit + STEP)}>
          {m.desk_receipts_more({ shown: limit, all: found.length })}
        </Button>
      )}
    </>
  );
}

const ReceiptTable = ({ rows }: { rows: readonly ReceiptRow[] }) => (
  <div className="overflow-hidden rounded-xl border border-line-soft bg-surface">
    <table className="w-full border-collapse text-start max-sm:text-sm">
      <thead className="bg-sunken text-sm text-ink-2">
        <tr>
          {[m.desk_column_person(), m.desk_column_device(), m.desk_edition(), m.desk_column_installed()].map((word) => (
            <th key={word} scope="col" className="px-2 py-2 text-start font-semibold sm:px-4">
              {word}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ name, device, version, installedAt, receivedAt }) => (
          <tr key={`${name} ${device} ${version} ${receivedAt}`} className="border-t border-line-soft">
            <th scope="row" className="px-2 py-2 text-start font-semibold wrap-anywhere sm:px-4">
              <bdi>{name}</bdi>
            </th>
            <td className="px-2 py-2 font-mono text-sm wrap-anywhere sm:px-4">{device}</td>
            <td className="figure px-2 py-2 sm:px-4">{version}</td>
            <td className="px-2 py-2 sm:px-4">{momentText(installedAt)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  </div>
);
