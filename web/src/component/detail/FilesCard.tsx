import { chakra } from '@chakra-ui/react';
import { Link } from 'react-router-dom';
import { paths } from '../../app/paths';
import { FileIcon } from '../../file/model/FileIcon';
import { formatDayOf } from '../../ui/format/day';
import { formatSize } from '../../ui/format/size';
import { Card } from '../../ui/layout/Card';
import { useComponentMediaQuery } from '../../photo/model/ComponentMedia.generated';

/** The files of a component, or that there are none yet; nothing while they load. */
export function FilesCard({ propertyComponentId }: { propertyComponentId: string }) {
  const query = useComponentMediaQuery({ variables: { propertyComponentId } });
  const files = query.data?.component?.files;
  if (query.error && !files)
    return (
      <Card title="Files">
        <p role="alert">The files could not be loaded. Reload the page to try again.</p>
      </Card>
    );
  if (!files) return null;
  return (
    <Card title="Files" data-no-print={files.length === 0 ? '' : undefined}>
      {files.length === 0 ? (
        <chakra.p textStyle="table" color="fg.muted">
          Files that are assigned to this component will appear here.
        </chakra.p>
      ) : (
        <chakra.ul listStyleType="none" textStyle="table">
          {files.map((file) => (
            <chakra.li key={file.propertyFileId} {...lineStyle} _first={{ borderTopWidth: '0', pt: '0' }}>
              <FileIcon kind={file.previewKind} />
              <chakra.span asChild {...nameStyle}>
                <Link to={paths.file(file)}>{file.fileName}</Link>
              </chakra.span>
              <chakra.span color="fg.subtle" data-figure="" whiteSpace="nowrap">
                {formatSize(file.fileSize)}, {formatDayOf(file.uploadDate)}
              </chakra.span>
            </chakra.li>
          ))}
        </chakra.ul>
      )}
    </Card>
  );
}

const lineStyle = {
  display: 'flex',
  alignItems: 'center',
  gap: '2',
  py: '2',
  borderTopWidth: '1px',
} as const;
const nameStyle = {
  flex: '1',
  minW: '0',
  fontWeight: '560',
  overflowWrap: 'anywhere',
  _hover: { textDecoration: 'underline' },
} as const;
