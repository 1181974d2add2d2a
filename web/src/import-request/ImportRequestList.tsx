import { chakra } from '@chakra-ui/react';
import { FileUp } from 'lucide-react';
import { useNavigate } from 'react-router-dom';
import { usePagedAnswer } from '../app/list/use-paged-answer';
import { useListAddress } from '../app/list/use-list-address';
import { paths } from '../app/paths';
import { useSelection } from '../app/selection/selection';
import { EmptyState } from '../ui/feedback/EmptyState';
import { Tag } from '../ui/figure/Tag';
import { counted } from '../ui/format/count';
import { ListPage } from '../ui/list-page/ListPage';
import { FilterSelect } from '../ui/table-tools/FilterSelect';
import { useImportRequestsQuery } from './ImportRequests.generated';
import { RequestPhoneRow, requestColumns } from './request-columns';
import { STATUS_OPTIONS } from './status-tag';

/** Lists the studies that users sent, newest first. */
export function ImportRequestList() {
  const { viewer } = useSelection();
  const { page, pageSize, read, change, paging } = useListAddress();
  const navigate = useNavigate();
  const status = STATUS_OPTIONS.find(({ value }) => value === read('status'))?.value ?? null;
  const query = useImportRequestsQuery({
    variables: { status, page, pageSize },
    fetchPolicy: 'cache-and-network',
  });
  const list = usePagedAnswer(query, 'The import requests could not be loaded.');
  const newCount = list.shown?.importRequests.newCount ?? 0;
  return (
    <ListPage
      {...list}
      caption="Import requests, newest first"
      filters={
        <chakra.div display="flex" alignItems="center" gap="3">
          <FilterSelect
            label="Status"
            all="Any status"
            options={STATUS_OPTIONS}
            value={status}
            onChange={(next) => change({ status: next })}
            width="200px"
          />
          {viewer.isStaff && newCount > 0 && <Tag tone="info">{counted(newCount, 'new request')}</Tag>}
        </chakra.div>
      }
      onClearFilters={status ? () => change({ status: null }) : undefined}
      columns={requestColumns(viewer.isStaff || viewer.viewerCan.seePortfolioColumn)}
      rows={list.shown?.importRequests.items}
      rowId={({ importRequestId }) => importRequestId}
      rowName={({ fileName }) => fileName}
      manualSort
      onOpen={({ importRequestId }) => void navigate(paths.importRequest(importRequestId))}
      renderPhoneRow={(request) => <RequestPhoneRow request={request} />}
      empty={<EmptyState icon={<FileUp size={24} strokeWidth={1.6} />} text="No studies sent yet" />}
      pages={paging(list.shown?.importRequests.totalCount ?? 0)}
    />
  );
}
