import { chakra } from '@chakra-ui/react';
import { lazy, Suspense, useState } from 'react';
import type { FilePreviewKind } from '@roofline/schema/file/file';
import { Loading, Skeleton } from '../../ui/feedback/Skeleton';
import { ContentPreview } from './ContentPreview';

// The PDF reader is as large as the rest of the page, so it loads with the first PDF.
const PdfPreview = lazy(() => import('./PdfPreview').then((module) => ({ default: module.PdfPreview })));

export interface PreviewedFile {
  propertyFileId: string;
  fileName: string;
  previewKind: FilePreviewKind;
  /** The version of the content: another version has another preview. */
  versionNumber: number;
}

/** The content of a file, drawn in the page by our own code; a line of text where it can only be downloaded. */
export function FilePreview({ file }: { file: PreviewedFile }) {
  const { propertyFileId, fileName, previewKind, versionNumber } = file;
  const url = `/download/file/${propertyFileId}/preview?v=${versionNumber}`;
  if (previewKind === 'image') return <Picture key={url} url={url} name={fileName} />;
  if (previewKind === 'pdf')
    return (
      <Suspense
        fallback={
          <Loading>
            <Skeleton height="420px" radius="card" />
          </Loading>
        }
      >
        <PdfPreview key={url} url={url} name={fileName} />
      </Suspense>
    );
  if (previewKind === 'none')
    return (
      <chakra.p color="fg.muted" textStyle="table">
        {endingWords(fileName)} cannot be shown here. Download it to open it.
      </chakra.p>
    );
  return <ContentPreview key={url} fileId={propertyFileId} name={fileName} />;
}

/** Returns `A .docx file`, or `This file` where the name has no ending. */
function endingWords(fileName: string): string {
  const dot = fileName.lastIndexOf('.');
  return dot > 0 ? `A ${fileName.slice(dot).toLowerCase()} file` : 'This file';
}

function Picture({ url, name }: { url: string; name: string }) {
  const [hasFailed, setFailed] = useState(false);
  if (hasFailed)
    return (
      <chakra.p color="fg.muted">This picture could not be shown. Download it to open it elsewhere.</chakra.p>
    );
  return (
    <chakra.img
      src={url}
      alt={name}
      onError={() => setFailed(true)}
      maxW="full"
      maxH="min(720px, 70dvh)"
      mx="auto"
      borderWidth="1px"
      borderRadius="control"
    />
  );
}
