import { chakra } from '@chakra-ui/react';
import { Download } from 'lucide-react';
import { IconLink } from '../../ui/action/IconButton';
import { formatMoment } from '../../ui/format/day';
import { formatSize } from '../../ui/format/size';
import { versionAddress } from '../model/download-address';
import type { FileDetail } from './use-file';

/** All versions of the file, the newest first, with who uploaded each and when. */
export function Versions({ file }: { file: FileDetail }) {
  const { propertyFileId, versions } = file;
  return (
    <section aria-label="Versions">
      <chakra.h3 textStyle="section" mb="1">
        Versions
      </chakra.h3>
      <chakra.ol listStyleType="none" textStyle="table">
        {versions
          .toSorted((a, b) => b.versionNumber - a.versionNumber)
          .map(({ versionNumber, fileSize, uploadDate, uploadByFullName }) => (
            <chakra.li key={versionNumber} {...lineStyle} _first={{ borderTopWidth: '0' }}>
              <chakra.div flex="1" minW="0">
                <chakra.p fontWeight="560">
                  Version {versionNumber}
                  {versionNumber === file.versionNumber && ', current'}
                </chakra.p>
                <chakra.p color="fg.muted" textStyle="caption">
                  {uploadByFullName}, {formatMoment(uploadDate)}, {formatSize(fileSize)}
                </chakra.p>
              </chakra.div>
              <IconLink
                label={`Download version ${versionNumber}`}
                link={
                  <a href={versionAddress(propertyFileId, versionNumber)} download>
                    <Download size={16} strokeWidth={1.75} />
                  </a>
                }
              />
            </chakra.li>
          ))}
      </chakra.ol>
    </section>
  );
}

const lineStyle = {
  display: 'flex',
  alignItems: 'center',
  gap: '2',
  py: '2',
  borderTopWidth: '1px',
} as const;
