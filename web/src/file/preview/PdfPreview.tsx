import { chakra } from '@chakra-ui/react';
import { useEffect, useState } from 'react';
import { Loading, Skeleton } from '../../ui/feedback/Skeleton';
import { openPdf, type PDFDocumentProxy } from './pdf-document';
import { PdfPage } from './PdfPage';

type Opened = { document: PDFDocumentProxy } | { problem: string } | null;

const wordsOf = (error: unknown) =>
  error instanceof Error && error.name === 'PasswordException'
    ? 'This PDF is locked with a password. Download it to open it.'
    : 'This PDF could not be read. Download it to open it elsewhere.';

/** The pages of a PDF, drawn by our own reader as they come into sight. */
export function PdfPreview({ url, name }: { url: string; name: string }) {
  const [opened, setOpened] = useState<Opened>(null);
  useEffect(() => {
    const task = openPdf(url);
    let isGone = false;
    task.promise.then(
      (document) => !isGone && setOpened({ document }),
      (error: unknown) => !isGone && setOpened({ problem: wordsOf(error) }),
    );
    return () => {
      isGone = true;
      void task.destroy();
    };
  }, [url]);
  if (opened === null)
    return (
      <Loading>
        <Skeleton height="420px" radius="card" />
      </Loading>
    );
  if ('problem' in opened) return <chakra.p color="fg.muted">{opened.problem}</chakra.p>;
  const { document } = opened;
  return (
    <chakra.div role="group" aria-label={`Pages of ${name}`} display="grid" gap="3">
      {Array.from({ length: document.numPages }, (_, index) => (
        <PdfPage key={index} document={document} number={index + 1} />
      ))}
    </chakra.div>
  );
}
