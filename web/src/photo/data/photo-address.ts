import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { changedAddress } from '../../app/list/changed-address';

/** The filter of the grid, as the graph takes it. */
export interface PhotoFilter {
  propertyComponentId: string | null;
  projectId: string | null;
  search: string | null;
  includeInPhotosReport: boolean | null;
  isDeleted: boolean;
}

/** Returns the same object for the same filter: another object drops the pages that were read and the selection. */
function useFilter(params: URLSearchParams): PhotoFilter {
  const report = params.get('report');
  const component = params.get('component');
  const search = params.get('q')?.trim() || null;
  const isDeleted = params.get('trash') === '1';
  return useMemo(
    () => ({
      propertyComponentId: component,
      projectId: null,
      search,
      includeInPhotosReport: report === 'in' ? true : report === 'out' ? false : null,
      isDeleted,
    }),
    [component, search, report, isDeleted],
  );
}

type Narrowing = Partial<Record<'component' | 'report' | 'q', string | null>>;

/** Returns filter, trash and open photo from the address: `?component=…&report=in&q=crack&photo=…`, or `?trash=1`. */
export function usePhotoAddress() {
  const [params, setParams] = useSearchParams();
  const filter = useFilter(params);
  const change = (values: Record<string, string | null>) =>
    setParams((old) => changedAddress(old, values), { replace: true });
  const { propertyComponentId, search, includeInPhotosReport } = filter;
  return {
    filter,
    text: params.get('q') ?? '',
    isFiltered: [propertyComponentId, search, includeInPhotosReport].some((each) => each !== null),
    openId: params.get('photo'),
    /** Another filter is another list, which begins without an open photo. */
    narrow: (values: Narrowing) => change({ ...values, photo: null }),
    clear: () => change({ component: null, report: null, q: null, photo: null }),
    open: (propertyPhotoId: string | null) => change({ photo: propertyPhotoId }),
    showTrash: (isShown: boolean) => setParams(isShown ? { trash: '1' } : {}),
  };
}
