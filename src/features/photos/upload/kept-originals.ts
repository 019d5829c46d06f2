const buildKey = (userId: string) => `plumbline-keep-originals:${userId}`;

/** True when the person chose, on this device, to keep files unchanged beside their photos. */
export function keepsOriginals(userId: string): boolean {
  return window.localStorage.getItem(buildKey(userId)) !== null;
}

export function wishOriginals(userId: string, isWished: boolean): void {
  if (isWished) window.localStorage.setItem(buildKey(userId), 'yes');
  else window.localStorage.removeItem(buildKey(userId));
}

export const TOO_LARGE = 'Files above 30 MB are too large for that.';
