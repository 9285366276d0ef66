export interface Place {
  name: string;
  address: string | null;
  district: string | null;
  city: string;
  latitude: number | null;
  longitude: number | null;
}

const digits = (phone: string): string => phone.replace(/\D/g, '');

/** 444 numbers are dialled nationally, as they are. */
const isNational = (number: string): boolean => /^444\d{4}$/.test(number);

export const telLink = (phone: string, e164: string | null): string => `tel:${e164 ?? digits(phone)}`;

/** Digits with 90 in front, a leading 0 (or 00) gone. Null where the number has no WhatsApp. */
export const whatsappNumber = (phone: string): string | null => {
  const number = digits(phone).replace(/^0+/, '');
  if (number === '' || isNational(number)) return null;
  return number.startsWith('90') ? number : `90${number}`;
};

export const whatsappLink = (phone: string, greeting: string): string | null => {
  const number = whatsappNumber(phone);
  return number && `https://wa.me/${number}?text=${encodeURIComponent(greeting)}`;
};

export const directionsLink = ({ latitude, longitude, address, district, city }: Place): string => {
  const target =
    latitude !== null && longitude !== null
      ? `${latitude},${longitude}`
      : [address, district, city].filter(Boolean).join(', ');
  return `https://www.google.com/maps/dir/?api=1&destination=${encodeURIComponent(target)}`;
};

/** Only http and https leave the page; a bare host gets https. */
export const websiteLink = (website: string): string | null => {
  const url = URL.parse(/^[a-z][a-z0-9+.-]*:/i.test(website) ? website : `https://${website}`);
  return url && (url.protocol === 'https:' || url.protocol === 'http:') ? url.href : null;
};
