import { ListBase, downloadCSV, useListContext } from 'react-admin';
import { useAccess } from '@/data/providers/use-access';
import { Forbidden } from '@/ui/states';
import { toCsv } from './csv';
import type { AnyRow, ListDescription } from './describe-list';
import { FilterChips } from './FilterChips';
import { DescriptionContext } from './list-context';
import { ListHead } from './ListHead';
import { ListBody } from './ListBody';
import { RecordPanel } from './RecordPanel';
import '@/ui/side-panel.css';
import './list.css';

const Frame = ({ title }: { title: string }) => {
  const { resource } = useListContext();
  return (
    <div className="with-panel">
      <title>{`${title} – Leadline`}</title>
      <section className="list-page" aria-label={title}>
        <ListHead />
        <FilterChips />
        <ListBody key={resource} />
      </section>
      <RecordPanel />
    </div>
  );
};

/**
 * Every list of the barn: search, filters, columns, sorting, paging, export, bulk actions and the panel beside it, from
 * one description.
 */
export const ResourceList = <Row extends AnyRow>({ list }: { list: ListDescription<Row> }) => {
  const { canAct } = useAccess();
  const { resource, name, sortedBy = name, fields, title } = list;
  if (!canAct(resource, 'list')) return <Forbidden />;
  return (
    // Inside, a row is a row: what is particular to it came in with the description.
    <DescriptionContext value={list as unknown as ListDescription<AnyRow>}>
      <ListBase<Row>
        resource={resource}
        perPage={100}
        sort={{ field: sortedBy, order: 'ASC' }}
        filterDefaultValues={{ is_active: '1' }}
        debounce={200}
        // Said in the list's own place, or by the banner.
        queryOptions={{ onError: () => undefined }}
        exporter={(rows: Row[]) => downloadCSV(`\uFEFF${toCsv(fields, rows)}`, resource)}
      >
        <Frame title={title} />
      </ListBase>
    </DescriptionContext>
  );
};
