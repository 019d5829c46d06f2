/** Which photos are a close view of one surface, and which a scene; seen by eye, photo by photo. */

export type View = 'close' | 'scene';

/** Neither, no photo, or the same picture again in another file. */
const LEFT_OUT =
  /steel-plate|thermal|gps-datetime|heif-10bit|multi-image|orientation-(0|[2-8])|png-exif|pixel-small|cmyk-with/;
const SCENE = /^(camera|scenes)\/|\/(building|window)-|^sound\/facade-(?!brick-001)|facade-tile/;
const KNOWN = /^(camera|crack-masks|defects|scenes|sound)\//;

/** Null where the photo teaches and tests nothing of views. */
export function findView(file: string): View | null {
  if (!KNOWN.test(file) || LEFT_OUT.test(file)) return null;
  return SCENE.test(file) ? 'scene' : 'close';
}
