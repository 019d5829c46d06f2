/**
 * The data folder, or something in it, cannot be used. The message is one line for the operator:
 * what happened, what to do. The start stops with it; nothing in the folder was changed.
 */
export class DataFolderFault extends Error {}

/** Turns a file system's error into a DataFolderFault by its code; returns any other error unchanged. */
export function explainFault(path: string, error: unknown): unknown {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  if (typeof code !== 'string') return error;
  const sentence = SENTENCES[code]?.(path, code);
  return sentence ? new DataFolderFault(sentence, { cause: error }) : error;
}

export function diskIsFull(path: string, cause: unknown): DataFolderFault {
  return new DataFolderFault(noSpace(path), { cause });
}

const noFolder = (path: string) =>
  `The data folder ${path} cannot be made: there is a file of that name, or on the way to it. Set DATA_DIR to a folder.`;
const notWritable = (path: string, code: string) =>
  `The data folder ${path} cannot be written (${code}). Give the user that runs Plumbline the right to write it, or set DATA_DIR to another folder.`;
const noSpace = (path: string) =>
  `The disk that holds the data folder ${path} is full. Free some space, then start again; what is stored is safe.`;
const brokenDisk = (path: string, code: string) =>
  `The data folder ${path} cannot be read (${code}). Check its disk, then start again.`;

const SENTENCES: Record<string, ((path: string, code: string) => string) | undefined> = {
  EEXIST: noFolder,
  ENOTDIR: noFolder,
  EACCES: notWritable,
  EPERM: notWritable,
  EROFS: notWritable,
  // A folder that cannot exist there: in /proc, say.
  ENOENT: notWritable,
  ENOSPC: noSpace,
  EDQUOT: noSpace,
  // A limit on file sizes, which administrators set where there are no quotas.
  EFBIG: noSpace,
  EIO: brokenDisk,
  ESTALE: brokenDisk,
};
