import { chakra } from '@chakra-ui/react';
import { SearchX } from 'lucide-react';
import { Button } from '../action/Button';
import { ClearFilters } from '../action/ClearFilters';
import { EmptyState } from '../feedback/EmptyState';
import { Loading, Skeleton } from '../feedback/Skeleton';
import { formatCount } from '../format/count';
import { rowHeights, useDensity } from '../table-model/density';

/** Eight skeleton rows of the real height. */
export function SkeletonRows({ span }: { span: number }) {
  const [density] = useDensity();
  const height = rowHeights[density];
  return (
    <tbody>
      <tr>
        <td colSpan={span}>
          <Loading>
            {Array.from({ length: 8 }, (_, index) => (
              <chakra.div
                key={index}
                h={`${height}px`}
                px="3"
                display="flex"
                alignItems="center"
                gap="6"
                borderBottomWidth="1px"
              >
                <Skeleton width="28%" />
                <Skeleton width="14%" />
                <Skeleton width="16%" />
              </chakra.div>
            ))}
          </Loading>
        </td>
      </tr>
    </tbody>
  );
}

/** Eight skeleton rows of two lines. */
export function PhoneSkeleton() {
  return (
    <Loading>
      {Array.from({ length: 8 }, (_, index) => (
        <chakra.div
          key={index}
          h="62px"
          px="4"
          display="flex"
          flexDirection="column"
          justifyContent="center"
          gap="2"
          borderBottomWidth="1px"
        >
          <Skeleton width="56%" />
          <Skeleton width="38%" height="11px" />
        </chakra.div>
      ))}
    </Loading>
  );
}

/** A line of two pixels under the head while rows are loaded again. */
export function RefreshBar({ span }: { span: number }) {
  return (
    <tbody aria-hidden>
      <tr>
        <chakra.td colSpan={span} p="0" h="0" position="relative">
          <chakra.div position="absolute" insetX="0" top="0" h="2px" overflow="hidden" zIndex="1">
            <chakra.div h="full" w="30%" bg="brand.fg" animation="refresh 1200ms infinite" />
          </chakra.div>
        </chakra.td>
      </tr>
    </tbody>
  );
}

/** Offers to select the rows on the other pages too. */
export function SelectAllRow(props: { span: number; count: number; total: number; onSelectAll: () => void }) {
  if (props.total <= props.count) return null;
  return (
    <tbody>
      <tr>
        <chakra.td
          colSpan={props.span}
          px="3"
          py="1.5"
          bg="brand.subtle"
          borderBottomWidth="1px"
          textAlign="center"
        >
          All {formatCount(props.count)} on this page are selected.{' '}
          <Button variant="link" size="sm" onClick={props.onSelectAll}>
            Select all {formatCount(props.total)}
          </Button>
        </chakra.td>
      </tr>
    </tbody>
  );
}

/** Shown where no row matches the filters. */
export function FilteredEmpty({ onClear }: { onClear: () => void }) {
  return (
    <EmptyState
      icon={<SearchX size={24} strokeWidth={1.6} />}
      text="Nothing matches these filters"
      action={<ClearFilters onClear={onClear} />}
    />
  );
}
