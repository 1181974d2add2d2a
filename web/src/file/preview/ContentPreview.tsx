import { chakra } from '@chakra-ui/react';
import { Loading, Skeleton } from '../../ui/feedback/Skeleton';
import { useFilePreviewQuery } from '../detail/FileDetail.generated';

/** The text of a file, or the first rows of a sheet, as the service read them. */
export function ContentPreview({ fileId, name }: { fileId: string; name: string }) {
  const query = useFilePreviewQuery({ variables: { propertyFileId: fileId } });
  const preview = query.data?.file?.preview;
  if (query.loading && !preview)
    return (
      <Loading>
        <Skeleton height="240px" radius="card" />
      </Loading>
    );
  if (!preview || (preview.text === null && preview.table === null))
    return (
      <chakra.p color="fg.muted">This file could not be read. Download it to open it elsewhere.</chakra.p>
    );
  return (
    <>
      {preview.table ? (
        <Sheet rows={preview.table} name={name} />
      ) : (
        // Reached by Tab, so that it can be scrolled by keys.
        <chakra.pre tabIndex={0} role="region" aria-label={`Text of ${name}`} {...boxStyle} {...textStyle}>
          {preview.text}
        </chakra.pre>
      )}
      {preview.isCut && (
        <chakra.p mt="2" color="fg.subtle" textStyle="caption">
          Only the beginning is shown. Download the file to see all of it.
        </chakra.p>
      )}
    </>
  );
}

function Sheet({ rows, name }: { rows: readonly (readonly string[])[]; name: string }) {
  return (
    <chakra.div tabIndex={0} role="region" aria-label={`First rows of ${name}`} {...boxStyle}>
      <chakra.table borderCollapse="collapse" textStyle="caption">
        <tbody>
          {rows.map((cells, row) => (
            <tr key={row}>
              <chakra.th
                scope="row"
                {...cellStyle}
                bg="bg.subtle"
                color="fg.subtle"
                fontWeight="400"
                data-figure=""
              >
                {row + 1}
              </chakra.th>
              {cells.map((cell, column) => (
                <chakra.td key={column} {...cellStyle} title={cell}>
                  {cell}
                </chakra.td>
              ))}
            </tr>
          ))}
        </tbody>
      </chakra.table>
    </chakra.div>
  );
}

const boxStyle = {
  maxH: 'min(560px, 60dvh)',
  overflow: 'auto',
  borderWidth: '1px',
  borderRadius: 'control',
} as const;
const textStyle = {
  p: '3',
  textStyle: 'caption',
  fontFamily: 'mono',
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
} as const;
const cellStyle = {
  px: '2',
  py: '1',
  borderWidth: '1px',
  maxW: '260px',
  truncate: true,
  textAlign: 'start',
  verticalAlign: 'top',
} as const;
