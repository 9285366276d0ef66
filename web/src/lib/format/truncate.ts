/** At most `most` characters: cut to three fewer, with an ellipsis. Characters are code points, so İ or an emoji is never halved. */
export const truncate = (text: string, most: number): string => {
  const points = [...text.replace(/\s+/g, ' ').trim()];
  return points.length <= most
    ? points.join('')
    : `${points
        .slice(0, most - 3)
        .join('')
        .trimEnd()}...`;
};
