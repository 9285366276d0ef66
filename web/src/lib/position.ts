export interface Position {
  lat: number;
  lng: number;
}

const near = (value: number): number => Math.round(value * 1000) / 1000;

/** The browser's position, rounded to about a hundred metres because it goes into the URL. */
export const askPosition = (): Promise<Position> =>
  new Promise((resolve, reject) => {
    if (!('geolocation' in navigator)) {
      reject(new Error('no geolocation'));
      return;
    }
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => resolve({ lat: near(coords.latitude), lng: near(coords.longitude) }),
      reject,
      { timeout: 10_000, maximumAge: 300_000 },
    );
  });
