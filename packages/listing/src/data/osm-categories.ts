/**
 * What OpenStreetMap calls a place → the id of our category. Keys are looked at in this order, because a hotel with a restaurant is
 * tourism first and a pharmacy is both amenity and healthcare. `*` is every other value of a key; where there is none, the value
 * says that it is no business (bench, parking place, toilet, statue), and the element is skipped and counted.
 */
type Table = Readonly<Record<string, string>>;

const of = (text: string): Table =>
  Object.fromEntries(
    text
      .trim()
      .split(/\s*\n\s*/)
      .flatMap((line) => {
        const [category = '', values = ''] = line.split(/\s*←\s*/);
        return values.split(/\s+/).map((value) => [value, category]);
      }),
  );

export const osmCategories: readonly (readonly [key: string, values: Table])[] = [
  [
    'shop',
    of(`
    market ← supermarket convenience general grocery kiosk department_store wholesale variety_store frozen_food beverages alcohol wine water gas tobacco
    bakery ← bakery
    patisserie ← pastry confectionery chocolate
    tatli ← ice_cream
    butcher ← butcher
    greengrocer ← greengrocer farm
    deli ← deli cheese dairy
    nuts ← nuts
    spices ← spices herbalist tea coffee
    grocery ← seafood fishmonger food health_food
    clothing ← clothes boutique fashion fashion_accessories bag leather
    shoes ← shoes
    jewelry ← jewelry watches
    furniture ← furniture kitchen bed interior_decoration lighting bathroom_furnishing
    florist ← florist
    nursery ← garden_centre
    books ← books newsagent
    stationery ← stationery copyshop
    toys ← toys
    hardware ← hardware doityourself trade
    gift ← gift souvenir second_hand charity
    antique ← antiques
    gallery ← art frame
    instrument ← musical_instrument
    hairdresser ← hairdresser hairdresser_supply
    beauty-salon ← beauty cosmetics perfumery
    spa ← massage
    tattoo ← tattoo piercing
    optician ← optician
    medical-supplies ← medical_supply hearing_aids
    computer ← computer
    phone ← mobile_phone
    electronics ← electronics hifi video_games camera
    appliance ← appliance
    home-textile ← curtain carpet houseware household_linen
    fabric ← fabric sewing
    tailor ← tailor
    dry-cleaning ← dry_cleaning laundry
    bridal ← wedding
    baby-store ← baby_goods
    auto-gallery ← car
    repair ← car_repair
    auto-parts ← car_parts
    tire ← tyres
    motorcycle ← motorcycle motorcycle_repair
    pet-shop ← pet
    pet-grooming ← pet_grooming
    agency ← travel_agency
    printing ← printing
    photographer ← photo photo_studio
    locksmith ← locksmith
    glazier ← glaziery
    painter ← paint
    building-materials ← building_materials tiles flooring doors windows
    heating ← fireplace hvac
    security-systems ← security
    agro ← agrarian
    fuel ← fuel
    estate-agent ← estate_agent
    exchange ← money_lender pawnbroker gold_buyer
    cargo ← outpost
    fitness ← sports outdoor bicycle
    energy ← solar
    shopping ← mall yes *
  `),
  ],
  [
    'healthcare',
    of(`
    dentist ← dentist
    pharmacy ← pharmacy
    hospital ← hospital
    optician ← optometrist
    psychologist ← psychotherapist counselling
    dietitian ← nutrition_counselling dietitian
    physiotherapy ← physiotherapist rehabilitation
    laboratory ← laboratory sample_collection blood_donation
    home-care ← nurse home_care
    clinic ← clinic doctor doctors centre dialysis midwife yes *
  `),
  ],
  [
    'tourism',
    of(`
    hotel ← hotel motel
    pension ← guest_house hostel
    apart ← apartment
    bungalow ← chalet alpine_hut
    camping ← camp_site caravan_site
    gallery ← gallery
    entertainment ← theme_park zoo aquarium
  `),
  ],
  [
    'amenity',
    of(`
    lokanta ← restaurant food_court canteen
    cafe ← cafe internet_cafe hookah_lounge
    fastfood ← fast_food
    bar ← bar pub nightclub biergarten
    tatli ← ice_cream
    pharmacy ← pharmacy
    hospital ← hospital
    clinic ← clinic doctors
    dentist ← dentist
    vet ← veterinary
    bank ← bank
    exchange ← bureau_de_change money_transfer
    fuel ← fuel
    charging ← charging_station
    car-wash ← car_wash
    car-rental ← car_rental
    repair ← vehicle_inspection
    driving-school ← driving_school
    language ← language_school
    music-school ← music_school
    course ← prep_school training dancing_school
    private-school ← college
    kindergarten ← kindergarten childcare
    cinema ← cinema
    theatre ← theatre arts_centre
    wedding-hall ← events_venue
    organization ← conference_centre
    game ← gambling casino
    office ← coworking_space
    nursing-home ← nursing_home social_facility
    cargo ← post_depot
    spa ← public_bath
    taxi ← taxi
    boat ← boat_rental
    market ← marketplace
    pet-hotel ← animal_boarding
    photographer ← studio
  `),
  ],
  [
    'leisure',
    of(`
    gym ← fitness_centre sports_hall
    swimming ← swimming_area water_park
    fitness ← sports_centre horse_riding
    spa ← sauna hammam
    game ← amusement_arcade bowling_alley adult_gaming_centre
    escape ← escape_game
    kids ← indoor_play trampoline_park
    boat ← marina
    entertainment ← miniature_golf
  `),
  ],
  [
    'craft',
    of(`
    plumber ← plumber
    electrician ← electrician
    painter ← painter
    locksmith ← locksmith key_cutter
    heating ← hvac
    tailor ← tailor dressmaker
    shoes ← shoemaker
    jewelry ← jeweller goldsmith watchmaker
    furniture ← cabinet_maker
    upholstery ← upholsterer
    renovation ← carpenter joiner parquet_layer tiler plasterer
    blacksmith ← blacksmith
    metal ← metal_construction welder turner
    glazier ← glaziery window_construction
    insulation ← insulation roofer
    contractor ← builder stonemason
    energy ← solar
    photographer ← photographer
    printing ← printer bookbinder signmaker
    catering ← caterer
    bakery ← bakery
    patisserie ← confectionery
    cleaning ← cleaning chimney_sweeper
    pest ← pest_control
    nursery ← gardener
    ceramics ← pottery
    instrument ← musical_instrument
    handicraft ← handicraft basket_maker sculptor
    appliance ← appliance_repair electronics_repair
    machine ← toolmaker
    grocery ← oil_mill winery brewery beekeeper
    industry ← yes *
  `),
  ],
  [
    'office',
    of(`
    lawyer ← lawyer
    notary ← notary
    accounting ← accountant tax_advisor
    estate-agent ← estate_agent
    insurance ← insurance
    architect ← architect
    consulting ← consulting engineer surveyor
    advertising ← advertising_agency graphic_design
    software ← it
    hr ← employment_agency
    translation ← translator
    agency ← travel_agent
    visa ← visa
    finance ← financial financial_advisor
    security ← security
    cargo ← logistics
    courier ← courier
    house-moving ← moving_company
    organization ← event_management
    contractor ← construction_company
    property-management ← property_management
    energy ← energy_supplier
    office ← coworking
    association ← association ngo foundation union political_party
    chamber ← chamber
    municipality ← government
    course ← educational_institution tutoring
    business ← company telecommunication yes *
  `),
  ],
];

/** Cuisine makes a restaurant what Turkish visitors call it. */
export const cuisines: Table = of(`
  kebap ← kebab kebap grill barbecue
  doner ← doner
  pide ← pide lahmacun
  balik ← fish seafood
  kahvalti ← breakfast
  corba ← soup
  tatli ← dessert cake ice_cream
  cafe ← coffee_shop
  fastfood ← burger pizza
`);
