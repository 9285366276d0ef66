export const avatarWidth = 512;

export type PictureProblem = 'type' | 'size';

/** Measured as it was chosen, before it is made smaller (decision 70). */
export const pictureProblem = (
  file: { readonly type: string; readonly size: number },
  megabytes: number,
): PictureProblem | null => {
  if (!file.type.startsWith('image/')) return 'type';
  return file.size > megabytes * 1024 * 1024 ? 'size' : null;
};

/** The square from the middle of a picture: where it begins and how long its sides are. */
export const middleSquare = (width: number, height: number): { x: number; y: number; side: number } => {
  const side = Math.min(width, height);
  return { x: Math.round((width - side) / 2), y: Math.round((height - side) / 2), side };
};

/** A square of at most 512 px as WebP, for upload and preview. Throws for what a browser cannot read as a picture. */
export const scaledDown = async (file: File): Promise<{ blob: Blob; preview: string }> => {
  const bitmap = await createImageBitmap(file);
  const { x, y, side } = middleSquare(bitmap.width, bitmap.height);
  const width = Math.min(side, avatarWidth);
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = width;
  const context = canvas.getContext('2d');
  if (!context) throw new Error('no canvas');
  context.imageSmoothingQuality = 'high';
  context.drawImage(bitmap, x, y, side, side, 0, 0, width, width);
  bitmap.close();
  const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/webp', 0.9));
  if (!blob) throw new Error('no picture');
  return { blob, preview: canvas.toDataURL('image/webp', 0.8) };
};
