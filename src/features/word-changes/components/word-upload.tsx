import { WordFileDrop } from '@/components/word-file-drop';

/** Where the edited Word file is brought back. */
export function WordUpload({ onFile }: { onFile: (file: File) => void }) {
  return (
    <WordFileDrop
      name={{ place: 'Edited Word file', choose: 'Choose the edited Word file' }}
      invitation="Drag the edited Word file here, or"
      says="The .docx that was exported from this report, saved by Word, LibreOffice or another program. It is read in this browser and not uploaded."
      accept=".docx"
      onFile={onFile}
    />
  );
}
