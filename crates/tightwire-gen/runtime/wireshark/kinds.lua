local kinds = {}

-- Each kind: the value, for conditions and JSON.
function kinds.bool(r)
  return r:bits(1) == 1
end

function kinds.int(r, k)
  local start = r.at
  local code = r:bits(k.bits)
  if code > k.last then r:fail("OutOfRange", start) end
  local value = k.min + code
  if k.not_zero and value == 0 then r:fail("OutOfRange", start) end
  return value
end

function kinds.wide(r, k)
  local start = r.at
  r:need(k.bits)
  local code = {}
  for index = 1, math.ceil(k.bits / 32) do code[index] = r:take(math.min(32, k.bits - (index - 1) * 32)) end
  local _, is_below = subtract(k.last, code)
  if is_below then r:fail("OutOfRange", start) end
  local value, is_negative
  if k.negative then
    value, is_negative = subtract(code, k.min)
  else
    value, is_negative = add(k.min, code), false
  end
  local text = decimal(value)
  if k.not_zero and text == "0" then r:fail("OutOfRange", start) end
  return (is_negative and "-" or "") .. text
end

-- A float, where its type has it: only a NaN is not equal to itself.
local function known(r, k, value, start)
  if k.not_nan and value ~= value then r:fail("OutOfRange", start) end
  return value
end

function kinds.f32(r, k)
  local start = r.at
  local word = r:bits(32)
  local value = float_of(math.floor(word / 2 ^ 31), math.floor(word / 2 ^ 23) % 256, word % 2 ^ 23, 8, 23)
  return known(r, k, value, start)
end

function kinds.f64(r, k)
  local start = r.at
  r:need(64)
  local low = r:take(32)
  local high = r:take(32)
  local value = float_of(math.floor(high / 2 ^ 31), math.floor(high / 2 ^ 20) % 2048, high % 2 ^ 20 * 2 ^ 32 + low, 11, 52)
  return known(r, k, value, start)
end

function kinds.compressed(r, k)
  local start = r.at
  local step = r:bits(k.bits)
  if step > k.steps then r:fail("OutOfRange", start) end
  return fround(fround(fround(fround(step) / fround(k.steps)) * k.delta) + k.min)
end

function kinds.smallest_three(r, k)
  local start = r.at
  r:need(2 + 3 * k.bits)
  local largest = r:take(2)
  local m = 2 ^ (k.bits - 1) - 1
  local parts, sum, too_large = { list = true }, 0, false
  for index = 1, 3 do
    local part = r:take(k.bits) - m
    too_large = too_large or part > m
    sum = sum + part * part
    parts[index] = fround(part / m * math.sqrt(0.5))
  end
  local unit = 2 * m * m
  if too_large or sum > unit then r:fail("OutOfRange", start) end
  table.insert(parts, largest + 1, fround(math.sqrt((unit - sum) / unit)))
  return parts
end

function kinds.unit_vector(r, k)
  local start = r.at
  r:need(2 * k.bits)
  local m = 2 ^ (k.bits - 1) - 1
  local u = r:take(k.bits) - m
  local v = r:take(k.bits) - m
  if u > m or v > m then r:fail("OutOfRange", start) end
  local z = m - math.abs(u) - math.abs(v)
  local x, y = u, v
  if z < 0 then
    x = (m - math.abs(v)) * (u < 0 and -1 or 1)
    y = (m - math.abs(u)) * (v < 0 and -1 or 1)
  end
  local length = math.sqrt(x * x + y * y + z * z)
  return { list = true, fround((x + 0) / length), fround((y + 0) / length), fround((z + 0) / length) }
end

function kinds.char(r)
  local start = r.at
  local code = r:bits(21)
  if code > 0x10ffff then r:fail("OutOfRange", start) end
  if code >= 0xd800 and code < 0xe000 then r:fail("Text", start) end
  return { text = utf8_of(code), code = code }
end

function kinds.bytes(r, k)
  return { text = hex_of(r:data(k.count, r.at)) }
end

function kinds.byte_list(r, k)
  local count = r:count(k.max, k.bits, k.min)
  return { text = hex_of(r:data(count, r.at)), length = count }
end

function kinds.text(r, k)
  local start = r.at
  local count = r:count(k.max, k.bits, k.min)
  local bytes = r:data(count, r.at)
  if not is_text(bytes) then r:fail("Text", start) end
  return { text = text_of(bytes), length = count }
end

function kinds.wide_text(r, k)
  local start = r.at
  local left = r:count(k.max, k.bits, k.min)
  local parts = {}
  local function unit()
    local at = r.at
    local word = r:bits(32)
    if word == 0 or word > 0xffff then r:fail("Text", at) end
    left = left - 1
    return word
  end
  while left > 0 do
    local first = unit()
    if first >= 0xd800 and first < 0xdc00 and left > 0 then
      local second = unit()
      if second < 0xdc00 or second >= 0xe000 then r:fail("Text", start) end
      first = 0x10000 + (first - 0xd800) * 1024 + second - 0xdc00
    elseif first >= 0xd800 and first < 0xe000 then
      r:fail("Text", start)
    end
    parts[#parts + 1] = utf8_of(first)
  end
  return { text = table.concat(parts) }
end

local function relative(r, previous, max)
  local start = r.at
  if not (previous >= 0 and previous <= DOMAIN) then r:fail("NotAscending", start) end
  local value
  for _, row in ipairs(ROWS) do
    if r:bits(1) == 1 then
      local difference = row[1] + r:bits(row[2])
      if difference >= row[3] then r:fail("OutOfRange", start) end
      value = previous + difference
      break
    end
  end
  value = value or r:bits(32)
  if value <= previous or value > DOMAIN then r:fail("NotAscending", start) end
  if value > max then r:fail("OutOfRange", start) end
  return value
end

function kinds.relative(r, k, fields)
  return relative(r, tonumber(fields[k.to]) or -1, k.max)
end

function kinds.half(r)
  local code = r:bits(16)
  return float_of(math.floor(code / 2 ^ 15), math.floor(code / 2 ^ 10) % 32, code % 2 ^ 10, 5, 10)
end

function kinds.angle(r, k)
  local steps = 2 ^ k.bits
  local step = r:bits(k.bits)
  if step * 2 >= steps then step = step - steps end
  local radians = step / steps * (2 * math.pi)
  return k.bits > 20 and radians or fround(radians)
end

-- The words of an integer in decimal digits.
local function words_of(text)
  local words = { 0, 0 }
  for digit in tostring(text):gmatch("%d") do
    local low = words[1] * 10 + tonumber(digit)
    local carry = math.floor(low / 4294967296)
    words[1] = low % 4294967296
    words[2] = (words[2] * 10 + carry) % 4294967296
  end
  return words
end

-- A number that goes round after 2^bits, counted from another one.
function kinds.wrapping(r, k, fields)
  local rows = k.bits > 16 and 6 or k.bits > 8 and 5 or 3
  local from = fields[k.from]
  for row = 1, rows do
    if r:bits(1) == 1 then
      local steps = SERIAL_ROWS[row][1] + r:bits(SERIAL_ROWS[row][2])
      local above = steps % 2 == 1 and -(steps + 1) / 2 or steps / 2
      if k.bits <= 32 then return ((tonumber(from) or 0) + 1 + above) % 2 ^ k.bits end
      local words = words_of(type(from) == "number" and digits(from) or from or 0)
      local low = words[1] + 1 + above
      words[2] = (words[2] + math.floor(low / 4294967296)) % 4294967296
      words[1] = low % 4294967296
      return decimal(words)
    end
  end
  if k.bits <= 32 then return r:bits(k.bits) end
  r:need(64)
  local low = r:take(32)
  return decimal({ low, r:take(32) })
end

local function width(last)
  local bits = 0
  while last >= 1 do
    last = math.floor(last / 2)
    bits = bits + 1
  end
  return bits
end

-- An index above `previous`, which is -1 before the first.
local function object_index(r, previous, objects)
  local start = r.at
  local largest, from = objects + 1, previous + 1
  if from >= largest then r:fail("NotAscending", start) end
  local difference
  for _, row in ipairs(INDEX_ROWS) do
    if r:bits(1) == 1 then
      difference = row[1] + r:bits(row[2])
      break
    end
  end
  if not difference then
    if largest < 126 then r:fail("OutOfRange", start) end
    difference = 126 + r:bits(width(largest - 126))
  end
  if difference > largest - from then r:fail("OutOfRange", start) end
  return from + difference - 1
end

function kinds.object_index(r, k)
  return object_index(r, k.previous, k.objects)
end

