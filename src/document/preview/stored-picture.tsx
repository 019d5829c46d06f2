import type { PrintedPicture } from '../model/printed-letterhead';

/** A picture of the firm or the author. */
export function StoredPicture({
  picture: { mediaType, data, width, height, alt },
  className,
}: {
  picture: PrintedPicture;
  className: string | undefined;
}) {
  return (
    <img
      src={`data:${mediaType};base64,${data}`}
      width={width}
      height={height}
      alt={alt}
      className={className}
    />
  );
}
