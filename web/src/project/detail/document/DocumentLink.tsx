import { chakra } from '@chakra-ui/react';
import { downloadAddress } from '../../../file/model/download-address';
import { useSelection } from '../../../app/selection/selection';
import { NoValue } from '../../../ui/figure/figures';

/** The document of a bid or a change order, to download; only its name for those who may not see files. */
export function DocumentLink({ of }: { of: { propertyFileId: string | null; fileName: string | null } }) {
  const { property } = useSelection();
  const { propertyFileId, fileName } = of;
  if (propertyFileId === null) return <NoValue />;
  const name = fileName ?? 'Document';
  if (!property?.viewerCan.viewFiles) return name;
  return (
    <chakra.a
      href={downloadAddress(propertyFileId)}
      download
      color="brand.fg"
      overflowWrap="anywhere"
      textDecoration="underline"
    >
      {name}
    </chakra.a>
  );
}
