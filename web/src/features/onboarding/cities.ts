/** The specification's thirty, by the slugs of their provinces, in its order (decision 33). */
export const frequentCities: readonly string[] =
  'istanbul ankara izmir bursa antalya adana konya gaziantep sanliurfa kocaeli mersin diyarbakir hatay manisa kayseri samsun balikesir kahramanmaras van aydin denizli sakarya tekirdag mugla eskisehir mardin trabzon erzurum ordu kutahya'.split(
    ' ',
  );
